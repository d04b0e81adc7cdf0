DROP INDEX "marketing_messages_pending";--> statement-breakpoint
DROP INDEX "outbox_mails_created_at";--> statement-breakpoint
CREATE INDEX "order_lines_underway" ON "order_lines" USING btree ("order_number") WHERE "order_lines"."status" in ('processing', 'readyForPickup', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "payments_transaction_id" ON "payments" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "returns_requested" ON "returns" USING btree ("order_number") WHERE "returns"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "marketing_messages_pending" ON "marketing_messages" USING btree ("created_at") WHERE "marketing_messages"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_mails_created_at" ON "outbox_mails" USING btree ("created_at") WHERE "outbox_mails"."recipient" <> '';
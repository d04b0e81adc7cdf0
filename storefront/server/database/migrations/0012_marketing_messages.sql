CREATE TABLE "marketing_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"country" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"send_after" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "marketing_messages_pending" ON "marketing_messages" USING btree ("send_after") WHERE "marketing_messages"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "marketing_messages_created_at" ON "marketing_messages" USING btree ("created_at");
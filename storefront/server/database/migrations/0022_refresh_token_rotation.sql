ALTER TABLE "user_pool_refresh_tokens" DROP CONSTRAINT "user_pool_refresh_tokens_origin_id_unique";--> statement-breakpoint
ALTER TABLE "user_pool_refresh_tokens" ADD COLUMN "parent_hash" text;--> statement-breakpoint
ALTER TABLE "user_pool_refresh_tokens" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_pool_refresh_tokens_origin" ON "user_pool_refresh_tokens" USING btree ("origin_id");
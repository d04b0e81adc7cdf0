ALTER TABLE "payments" ADD COLUMN "disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "followed" integer DEFAULT 0 NOT NULL;
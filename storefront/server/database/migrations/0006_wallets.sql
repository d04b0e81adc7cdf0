ALTER TABLE "sandbox_transactions" ALTER COLUMN "card_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ALTER COLUMN "last_four" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer" text;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD COLUMN "payer" text;
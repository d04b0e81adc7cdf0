CREATE TABLE "user_pool_attempts" (
	"target" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_pool_codes" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_pool_codes_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "user_pool_refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"origin_id" uuid NOT NULL,
	"authenticated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_pool_refresh_tokens_origin_id_unique" UNIQUE("origin_id")
);
--> statement-breakpoint
CREATE TABLE "user_pool_sign_up_sessions" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"step" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_pool_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_pool_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "user_pool_codes" ADD CONSTRAINT "user_pool_codes_user_id_user_pool_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_pool_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_pool_refresh_tokens" ADD CONSTRAINT "user_pool_refresh_tokens_user_id_user_pool_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_pool_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_pool_sign_up_sessions" ADD CONSTRAINT "user_pool_sign_up_sessions_user_id_user_pool_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_pool_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_pool_attempts_last_at" ON "user_pool_attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "user_pool_codes_expires_at" ON "user_pool_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_pool_refresh_tokens_user" ON "user_pool_refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_pool_refresh_tokens_expires_at" ON "user_pool_refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_pool_sign_up_sessions_expires_at" ON "user_pool_sign_up_sessions" USING btree ("expires_at");
CREATE TABLE "session_ends" (
	"username" text PRIMARY KEY NOT NULL,
	"before" timestamp with time zone NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_ends_noted_at" ON "session_ends" USING btree ("noted_at");
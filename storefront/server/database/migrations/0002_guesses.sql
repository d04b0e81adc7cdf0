CREATE TABLE "guesses" (
	"target" text NOT NULL,
	"guess" text NOT NULL,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guesses_target_guess_pk" PRIMARY KEY("target","guess")
);
--> statement-breakpoint
CREATE INDEX "guesses_tried_at" ON "guesses" USING btree ("tried_at");
CREATE TABLE "marketing_contacts" (
	"country" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketing_contacts_country_email_pk" PRIMARY KEY("country","email")
);

CREATE TABLE "catalogue_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"src" text NOT NULL,
	"placeholder" text NOT NULL
);

import type { z } from "zod";

/**
 * A document that is kept, as an import would write it. One that an older shop left in a form that is refused by now stays as it is,
 * so that its owner can have all of the catalogue out, and put that one right.
 */
export const asWritten = <T>(schema: z.ZodType<T>, kept: T): T => schema.safeParse(kept).data ?? kept;

import type { Database } from "../database/database.ts";
import { loyaltyMembers } from "../database/schema/schema.ts";

/** Members of the demo shop's programme. */
const demoMembers: readonly (typeof loyaltyMembers.$inferInsert)[] = [
  { memberId: "1900142", lastName: "Ngata", points: 12_480 },
  { memberId: "1234567", lastName: "O'Neil", points: 250_000 },
  { memberId: "1234567890", lastName: "Parata", points: 0 },
  { memberId: "1900900", lastName: "Ngata", points: 5_000, state: "inactive" },
  { memberId: "1900503", lastName: "Ngata", points: 5_000, state: "away" },
];

/** Puts members in that the database does not know yet; what others have earned and spent stays. */
export async function seedMembers(database: Database): Promise<void> {
  await database.queries
    .insert(loyaltyMembers)
    .values([...demoMembers])
    .onConflictDoNothing();
}

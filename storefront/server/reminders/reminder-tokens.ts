import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link of a reminder's mail lets its holder do, with which reminder, and in which round of asking for it. */
export interface ReminderLink {
  readonly does: "confirm" | "end";
  readonly id: string;
  readonly round: number;
}

const form = /^([0-9a-f-]{36})\.(\d{1,6})\.([\w-]{43})$/;

/** Signs the links of reminders' mails. They run out with the reminder, not by the clock: who is mailed can always leave. */
export function createReminderTokens(secret: Uint8Array) {
  const macOf = ({ does, id, round }: ReminderLink) =>
    createHmac("sha256", secret).update(`reminder ${does} ${id} ${round}`).digest("base64url");
  return {
    sign: (link: ReminderLink): string => `${link.id}.${link.round}.${macOf(link)}`,
    /** What a token stands for; null for one that was not signed for this. */
    read(token: string, does: ReminderLink["does"]): ReminderLink | null {
      const [, id = "", round = "", mac = ""] = form.exec(token) ?? [];
      if (id === "") return null;
      const link = { does, id, round: Number(round) };
      return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(link))) ? link : null;
    },
  };
}
export type ReminderTokens = ReturnType<typeof createReminderTokens>;

import { type APIRequestContext, expect } from "@playwright/test";

/** The link in the newest mail to an address with this subject. */
export async function mailedLink(request: APIRequestContext, recipient: string, subject: string): Promise<string> {
  const mailOf = async () => {
    const list = await (await request.get("/sandbox/outbox")).text();
    const entries = list.split("<li>").filter((entry) => entry.includes(subject) && entry.includes(`To ${recipient},`));
    return /href="(\/sandbox\/outbox\/[0-9a-f-]+)"/.exec(entries[0] ?? "")?.[1] ?? null;
  };
  await expect.poll(mailOf).not.toBeNull();
  const mail = await (await request.get((await mailOf()) as string)).text();
  const [link] = /http[^\s"<]+\/account\/[^\s"<]+/.exec(mail.slice(mail.indexOf("<pre>"))) ?? [];
  return (link ?? "").replaceAll("&amp;", "&");
}

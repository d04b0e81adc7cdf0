import { createTransport } from "nodemailer";
import { withOrigin } from "./mail-dress.ts";
import type { SendMail } from "./outbox.ts";

export interface SmtpSettings {
  /** `smtps://user:password@mail.example` */
  readonly smtpUrl: string;
  /** `Tread & Thread <orders@…>` */
  readonly from: string;
  /** Whom an answer reaches, as `from` is written. */
  readonly replyTo: string;
  /** Where the links of a mail lead, without a trailing slash. */
  readonly origin: string;
}

/**
 * Milliseconds that a server of mails is waited for, to connect, to greet and to answer: less together than a process is trusted to
 * be sending a mail.
 */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends over SMTP. A mail that is sent again, because nobody knows whether the first time was heard, is the same one by its
 * Message-ID (RFC 5322 §3.6.4), and no holiday notice answers it (RFC 3834 §5). One of a list is left by one press (RFC 8058).
 * @param waits milliseconds after which a server of mails that says nothing has failed
 */
export function smtpSender({ smtpUrl, from, replyTo, origin }: SmtpSettings, waits = patience): SendMail {
  const transport = createTransport({ url: smtpUrl, ...waits });
  const domain = from.slice(from.lastIndexOf("@") + 1, -1);
  return async (mail) => {
    const { id, recipient, subject, text, html, unsubscribe } = withOrigin(mail, origin);
    await transport.sendMail({
      ...{ from, replyTo, to: { name: "", address: recipient }, subject, text, html },
      messageId: `<${id}@${domain}>`,
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribe !== null && {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
    });
  };
}

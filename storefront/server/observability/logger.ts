import { type DestinationStream, type Logger, pino } from "pino";
import type { Configuration } from "../configuration.ts";
import { redact, redactText } from "./redaction.ts";

export type { Logger };

/**
 * Pino's own way to the standard output tries a line again for ever, and nothing else meanwhile, where the disk that the log is on is
 * full. A line that cannot be written is lost instead (`outliveReaders`), and those that come once there is room are written again.
 */
const standardOutput: DestinationStream = { write: (line) => void process.stdout.write(line) };

/**
 * Structured log: one JSON object a line, times in ISO, everything passed through redaction (objects by key and content,
 * messages by content), so that no caller has to remember it.
 * @param destination where lines go; the standard output unless a test listens
 */
export function createLogger(level: Configuration["logLevel"], destination = standardOutput): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: "message",
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => redact(fields) as Record<string, unknown>,
    },
    // Redaction has already turned errors into plain objects; the default serializer would only get in its way.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(this: Logger, parts: Parameters<Logger["info"]>, method: (...args: Parameters<Logger["info"]>) => void) {
        method.apply(this, parts.map((part) => (typeof part === "string" ? redactText(part) : part)) as typeof parts);
      },
    },
  };
  return pino(options, destination);
}

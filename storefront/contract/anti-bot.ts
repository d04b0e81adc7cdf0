import { z } from "zod";

/** A token of the anti-bot service for the call's own action; left out where none could be had. */
export const antiBotToken = z.string().min(1).max(4096).optional();

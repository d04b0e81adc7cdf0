import { TextField } from "@tread/design-system/field";
import { type RefObject, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CallFailure } from "#contract/rendering.ts";
import { challengeAnswerProblem, normaliseChallengeAnswer } from "#domain/fields/challenge-answer.ts";
import { challengeAnswerMessages } from "#domain/fields/messages.ts";
import { problemMessage } from "#domain/fields/problem-message.ts";
import { challengeMessages } from "#domain/product/challenge-messages.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { challengeApi } from "./challenge-api.ts";

/** What the button that adds can ask of the field. */
export interface ChallengeControls {
  /** Checks what was answered. Resolves with the answer when it is right; otherwise says why not at the field, and with null. */
  verify: () => Promise<string | null>;
}

export interface ChallengeFieldProps {
  productId: string;
  question: string;
  /** Filled with what has the answer checked. */
  controls: RefObject<ChallengeControls | null>;
}

/** These say themselves what to do next. */
const telling = new Set(["ChallengeFailed", "AntiBotFailed", "TooManyRequests"]);

/** The question that a product asks before it goes into a cart (PDP-09). */
export default function ChallengeField({ productId, question, controls }: ChallengeFieldProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  useImperativeHandle(controls, () => ({
    async verify() {
      const complain = (message: string) => {
        flushSync(() => setError(message));
        input.current?.focus();
        return null;
      };
      const problem = challengeAnswerProblem(typed);
      if (problem) return complain(problemMessage(challengeAnswerMessages, problem));
      const answer = normaliseChallengeAnswer(typed);
      const result = await dispatch(challengeApi.endpoints.verifyChallenge.initiate({ productId, answer }, { track: false }));
      const failure = result.error as CallFailure | undefined;
      if (failure) return complain(telling.has(failure.code) ? failure.message : challengeMessages.unable);
      setError(undefined);
      return answer;
    },
  }));
  return (
    <TextField
      ref={input}
      name="challengeAnswer"
      label={question}
      required
      autoComplete="off"
      value={typed}
      onChange={(value) => {
        setTyped(value);
        setError(undefined);
      }}
      error={error}
    />
  );
}

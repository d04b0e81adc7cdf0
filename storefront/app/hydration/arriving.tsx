import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

export type Arriving<Props> = ComponentType<Props> & {
  /** Fetches the code now: it is about to be shown. */
  preload: () => void;
};

interface Code<Props> {
  /** The component, once it is there. */
  current(): ComponentType<Props> | undefined;
  /** Settles when the code is there, and fails when it cannot be fetched; the next call then asks again. */
  fetch(): Promise<void>;
}

function codeOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Code<Props> {
  let component: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const arrive = async () => {
    try {
      component = (await load()).default;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  return {
    current: () => component,
    fetch() {
      coming ??= arrive();
      return coming;
    },
  };
}

function Arrival<Props extends object>({
  code,
  props,
  placeholder,
}: {
  code: Code<Props>;
  props: Props;
  placeholder: ReactNode;
}) {
  const [component, setComponent] = useState(code.current);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    let gone = false;
    code.fetch().then(
      () => gone || setComponent(code.current),
      (error: unknown) => gone || setFailure({ error }),
    );
    return () => {
      gone = true;
    };
  }, [code]);
  if (failure) throw failure.error;
  return component ? createElement(component, props) : placeholder;
}

/**
 * A component whose code comes with its first use, in the browser only. It is shown the moment its code is there, while
 * `React.lazy` holds back what follows a fallback for 300 ms, which is felt when a panel opens.
 * @param load fetches the module; when that fails, the error is thrown where the component stands
 * @param placeholder stands there meanwhile
 */
export function arriving<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
): Arriving<Props> {
  const code = codeOf(load);
  return Object.assign((props: Props) => <Arrival code={code} props={props} placeholder={placeholder} />, {
    preload: () => void code.fetch().catch(() => undefined),
  });
}

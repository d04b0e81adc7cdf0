import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

/** A component whose code is fetched when it is first shown. */
export type OnDemand<Props> = ComponentType<Props> & {
  /** Fetches the code now: it is about to be shown. A failure is told when it is shown. */
  preload: () => void;
};

/** Milliseconds after which code that could not be fetched is asked for once more. */
const retryDelay = 1_000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

function codeOf<Props>(load: Load<Props>) {
  let component: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const fetchCode = async () => {
    try {
      const module = await load().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
        return load();
      });
      component = module.default;
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  return {
    current: () => component,
    fetch() {
      coming ??= fetchCode();
      return coming;
    },
  };
}

interface ShownProps<Props> {
  code: ReturnType<typeof codeOf<Props>>;
  props: Props;
  placeholder: ReactNode;
}

function Shown<Props extends object>({ code, props, placeholder }: ShownProps<Props>) {
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
 * A component that only the browser shows, after something was pressed. It appears the moment its code is there; `React.lazy`
 * holds back for 300 ms what follows a fallback, which is felt when an overlay opens.
 * @param load fetches the module; when that fails twice, the error is thrown where the component stands
 * @param placeholder stands there meanwhile
 */
export function onDemand<Props extends object>(load: Load<Props>, placeholder: ReactNode = null): OnDemand<Props> {
  const code = codeOf(load);
  return Object.assign((props: Props) => <Shown code={code} props={props} placeholder={placeholder} />, {
    preload: () => void code.fetch().catch(() => undefined),
  });
}

import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { importAgain, loadAnew } from "./failed-imports.ts";
import { useHydrated } from "./use-hydrated.ts";

/** How the shopper learns that what was asked for cannot be shown just now. */
export interface CodeFailure {
  /** Says so beside the page as it is. */
  tell: () => void;
  /** Says so in the place of what is missing, with a way to ask for it again. */
  note: (retry: () => void) => ReactNode;
  /** What has been typed would be lost with the page, so it is not loaded anew. */
  keepsPage?: boolean;
}
export const OnCodeFailure = createContext<CodeFailure>({ tell: () => undefined, note: () => null });

/** What everything that is shown on demand may be given: when it opens, its code is asked for again; when it cannot, it closes. */
interface Openable {
  open?: boolean;
  onClose?: () => void;
}

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
  let failure: unknown;
  const attempt = async () => {
    try {
      return await (failure === undefined ? load() : importAgain(load, failure));
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const fetchCode = async () => {
    try {
      const module = await attempt().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
        return attempt();
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

function Shown<Props extends Openable>({ code, props, placeholder }: ShownProps<Props>) {
  const [component, setComponent] = useState(code.current);
  // The server sent the placeholder, also where the code is here by the time that this part of the page hydrates.
  const hydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  const { tell, note, keepsPage } = use(OnCodeFailure);
  const { open, onClose } = props;
  const giveUp = useEffectEvent(async () => {
    if (!keepsPage && (await loadAnew())) return;
    if (!onClose) return setFailed(true);
    onClose();
    tell();
  });
  useEffect(() => {
    if (open === false || failed) return;
    let gone = false;
    code.fetch().then(
      () => gone || setComponent(code.current),
      () => {
        if (!gone) void giveUp();
      },
    );
    return () => {
      gone = true;
    };
  }, [code, open, failed]);
  if (failed) return note(() => setFailed(false));
  return component && hydrated ? createElement(component, props) : placeholder;
}

/**
 * A component that only the browser shows, after something was pressed. It appears the moment its code is there; `React.lazy`
 * holds back for 300 ms what follows a fallback, which is felt when an overlay opens.
 * @param load fetches the module; when that fails twice, the page is loaded anew, or, when that is of no use or the page is to be kept,
 * what was opened is closed with a word, and in the place of what cannot be closed stands a note with a way to ask again
 * @param placeholder stands there meanwhile
 */
export function onDemand<Props extends object & Openable>(load: Load<Props>, placeholder: ReactNode = null): OnDemand<Props> {
  const code = codeOf(load);
  return Object.assign((props: Props) => <Shown code={code} props={props} placeholder={placeholder} />, {
    preload: () => void code.fetch().catch(() => undefined),
  });
}

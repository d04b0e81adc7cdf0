import { createContext, type ReactNode, useContext } from "react";

/** What is asked of the picture service. */
export type PictureRequest = {
  /** Width in pixels. */
  width: number;
  /** Strength of blur, for a stand-in of few bytes. */
  blur?: number;
};

/** Turns a picture's source path into the URL of one rendition of it. */
export type BuildPictureSource = (src: string, request: PictureRequest) => string;

const PictureSourceContext = createContext<BuildPictureSource | undefined>(undefined);

export type PictureSourceProviderProps = {
  /** Builds the URL of every rendition below. */
  buildSource: BuildPictureSource;
  /** Everything that draws pictures. */
  children: ReactNode;
};

/** Connects the design system's pictures to a picture service. Without it a picture is requested as it is, in one size. */
export function PictureSourceProvider({ buildSource, children }: PictureSourceProviderProps) {
  return <PictureSourceContext value={buildSource}>{children}</PictureSourceContext>;
}

/** The function that builds picture URLs, when a provider gave one. */
export function usePictureSource(): BuildPictureSource | undefined {
  return useContext(PictureSourceContext);
}

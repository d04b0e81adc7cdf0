export { Picture, type PictureProps } from "./Picture.tsx";
export { type PictureFit, pictureFits } from "./picture.contract.ts";
export {
  type BuildPictureSource,
  type PictureRequest,
  PictureSourceProvider,
  type PictureSourceProviderProps,
  usePictureSource,
} from "./picture-source.tsx";

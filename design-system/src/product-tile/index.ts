export { ProductTile, type ProductTileProps, type TilePicture, type TileSizes } from "./ProductTile.tsx";
export { ProductTileSkeleton, type ProductTileSkeletonProps } from "./ProductTileSkeleton.tsx";
export {
  membersOnlyInvitation,
  type TileBarKind,
  type TileHeart,
  type TileLevel,
  tileBarKinds,
  tileBarTexts,
  tileHearts,
  tileLevels,
  tilePictureSizes,
  tilePictureWidths,
} from "./product-tile.contract.ts";

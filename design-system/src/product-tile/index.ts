export { ProductTile, type ProductTileProps, type TilePicture, type TileSizes } from "./ProductTile.tsx";
export { ProductTileSkeleton, type ProductTileSkeletonProps } from "./ProductTileSkeleton.tsx";
export { type TileBarKind, type TileHeart, type TileLevel, tileBarKinds, tileHearts } from "./product-tile.contract.ts";

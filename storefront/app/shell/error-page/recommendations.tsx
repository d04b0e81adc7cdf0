import { PictureSourceProvider } from "@tread/design-system/picture";
import { useLocation } from "react-router";
import { usePictureAddress } from "../../features/media/use-picture-address.ts";
import { ProductCarousel } from "../../features/tiles/product-carousel.tsx";
import { useErrorPageRecommendationsQuery } from "./recommendations-api.ts";
import { RecommendationsPlace, recommendationsHeadline } from "./recommendations-place.tsx";

/** Products near what was looked for (ERRP-07 to ERRP-09). Where there are none, or they cannot be had, the page does without. */
export default function Recommendations() {
  const { pathname } = useLocation();
  const pictureAddress = usePictureAddress();
  const { currentData, isError } = useErrorPageRecommendationsQuery(pathname);
  if (isError) return null;
  if (!currentData) return <RecommendationsPlace />;
  return (
    // Where not even a layout could be shown, nobody else says where pictures are.
    <PictureSourceProvider buildSource={pictureAddress}>
      <ProductCarousel headline={recommendationsHeadline} products={currentData} span="wide" bar={false} />
    </PictureSourceProvider>
  );
}

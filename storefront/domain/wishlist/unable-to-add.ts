/** What is said when something could not be put on the wishlist (ERRCAT-84). */
export const unableToAdd = "Something went wrong when adding this item to wishlist. Please try again.";

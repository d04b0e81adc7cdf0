/** A street address to which everything can be delivered. */
export const ponsonbyRoad = {
  contactName: "Mere O’Neil",
  street1: "12 Ponsonby Road",
  suburb: "Grey Lynn",
  postcode: "1011",
  country: "NZ",
  type: "ENTERED",
} as const;

import type { Account, SavedAddress, SavedCard } from "./account-api.ts";

export const savedAddress: SavedAddress = {
  id: "address-1",
  contactName: "Mere Parata",
  street1: "14 Tāwhiri Street",
  suburb: "Aro Valley",
  city: "Wellington",
  postcode: "6021",
  country: "NZ",
  type: "SELECTED",
  isDefaultBilling: true,
  isDefaultShipping: true,
};

export const savedCard: SavedCard = {
  id: "card-1",
  brand: "visa",
  lastFour: "1111",
  expiryMonth: 8,
  expiryYear: 2028,
  isDefault: true,
};

export const account: Account = {
  username: "user-1",
  customer: {
    email: "mere@example.co.nz",
    firstName: "Mere",
    lastName: "Parata",
    phone: "021 555 0184",
    subscriptions: { email: true, sms: false },
    addresses: [],
  },
  loyalty: { providers: [] },
};

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { keep } from "#domain/listing/kept-by-id.ts";
import type { Personalisation } from "#domain/listing/personalisation.ts";

interface PersonalisationsState {
  byId: Record<string, Personalisation>;
}

declare module "../../platform/store/app-state.ts" {
  interface AppState {
    personalisations: PersonalisationsState;
  }
}

/** What the shopper would rather see first in listings, by the id that their addresses carry (LIST-25). It lives as long as the page. */
export const personalisationsSlice = createSlice({
  name: "personalisations",
  initialState: { byId: {} } as PersonalisationsState,
  reducers: {
    /** A way into a listing is offered that prefers something. */
    personalisationKept: ({ byId }, { payload }: PayloadAction<{ id: string; personalisation: Personalisation }>) => ({
      byId: keep<Personalisation>(byId, payload.id, payload.personalisation),
    }),
  },
});
export const { personalisationKept } = personalisationsSlice.actions;

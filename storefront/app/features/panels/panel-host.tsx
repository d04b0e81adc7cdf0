import { lazy, Suspense, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { RootState } from "../../store/create-store.ts";
import { type Panel, panelClosed } from "./panels-slice.ts";

const CartPanel = lazy(() => import("../cart/cart-panel.tsx"));
const MenuPanel = lazy(() => import("../navigation/menu-panel.tsx"));
const SearchPanel = lazy(() => import("../search/search-panel.tsx"));
const SignInPrompt = lazy(() => import("../session/sign-in-prompt.tsx"));

export interface PanelProps {
  open: boolean;
  onClose: () => void;
}

const panels = { cart: CartPanel, menu: MenuPanel, search: SearchPanel, signInPrompt: SignInPrompt };

/** Draws the panels. Each arrives with its first use and stays, so that its closing can be seen. */
export default function PanelHost() {
  const dispatch = useDispatch();
  const open = useSelector((state: RootState) => state.panels.open);
  const [used, setUsed] = useState<readonly Panel[]>([]);
  if (open && !used.includes(open)) setUsed([...used, open]);
  const onClose = () => dispatch(panelClosed());
  return used.map((name) => {
    const PanelOf = panels[name];
    return (
      <Suspense key={name}>
        <PanelOf open={open === name} onClose={onClose} />
      </Suspense>
    );
  });
}

import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { RootState } from "../../store/create-store.ts";
import { panels } from "./panels.ts";
import { type Panel, panelClosed } from "./panels-slice.ts";

export interface PanelProps {
  open: boolean;
  onClose: () => void;
}

/** Draws the panels. Each arrives with its first use and stays, so that its closing can be seen. */
export default function PanelHost() {
  const dispatch = useDispatch();
  const open = useSelector((state: RootState) => state.panels.open);
  const [used, setUsed] = useState<readonly Panel[]>([]);
  if (open && !used.includes(open)) setUsed([...used, open]);
  const onClose = () => dispatch(panelClosed());
  return used.map((name) => {
    const PanelOf = panels[name];
    return <PanelOf key={name} open={open === name} onClose={onClose} />;
  });
}

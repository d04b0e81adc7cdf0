import React from "react";
import { addons, types } from "storybook/manager-api";
import { CostPanel } from "./CostPanel.tsx";

const id = "cost";

addons.register(id, () => {
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: "Cost",
    render: ({ active }) => React.createElement(CostPanel, { active: active === true }),
  });
});

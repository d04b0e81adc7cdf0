import React from "react";
import { addons, types } from "storybook/manager-api";
import { Panel } from "./Panel.tsx";

const id = "visual-review";

addons.register(id, () => {
  addons.add(`${id}/panel`, {
    type: types.PANEL,
    title: "Visual review",
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active }) => React.createElement(Panel, { active: active === true }),
  });
});

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@tread/design-system/layout";
import { Link } from "@tread/design-system/link";
import { Note, noteTones } from "@tread/design-system/note";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Note",
  component: Note,
  args: { children: "Prices and stock may have changed since you were last here." },
  argTypes: { tone: { control: "select", options: noteTones } },
} satisfies Meta<typeof Note>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap={12}>
      {noteTones.map((tone) => (
        <Note key={tone} tone={tone}>
          {tone}: four items need a look. <Link href="#first">Show the first</Link>
        </Note>
      ))}
    </Stack>
  ),
};

export const SaysItsTone: Story = {
  args: { tone: "error", toneLabel: "Error", "data-testid": "note" } as Story["args"],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId("note")).toHaveTextContent(/^Error: Prices/);
  },
};

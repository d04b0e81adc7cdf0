import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@tread/design-system/layout";
import { Text, Title, textElements, titleSizes, tones, typeRoles } from "@tread/design-system/text";
import { inverseGround, vars } from "@tread/design-system/theme";
import { expect } from "storybook/test";

const meta = {
  title: "Foundations/Text",
  component: Text,
  subcomponents: { Title },
  args: { children: "Kia ora. Māori macrons sit where they should: Tāwhiri Street, Aro Valley." },
  argTypes: {
    as: { control: "select", options: textElements },
    variant: { control: "select", options: typeRoles },
    tone: { control: "select", options: tones },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Roles: Story = {
  render: () => (
    <Stack gap={16}>
      {typeRoles.map((role) => (
        <Text key={role} variant={role}>
          {role} 0123
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      {tones
        .filter((tone) => !tone.startsWith("inverse") && tone !== "disabled")
        .map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      <div {...inverseGround} style={{ background: vars.color.bg.inverse, padding: 16 }}>
        <Text tone="inverse">inverse</Text>
        <Text tone="inverse-secondary">inverse-secondary</Text>
      </div>
    </Stack>
  ),
};

export const Titles: Story = {
  render: () => (
    <Stack gap={16}>
      {titleSizes.map((size, index) => (
        <Title key={size} level={index === 0 ? 1 : 2} size={size}>
          Delivery address, {size}
        </Title>
      ))}
    </Stack>
  ),
};

export const FiguresLineUp: Story = {
  render: () => (
    <div style={{ display: "inline-block" }}>
      <Text as="span" tabular>
        111111
      </Text>
      <br />
      <Text as="span" tabular>
        000000
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const narrow = canvas.getByText("111111").getBoundingClientRect().width;
    await expect(canvas.getByText("000000").getBoundingClientRect().width).toBeCloseTo(narrow, 1);
  },
};

export const EveryVoiceHasItsLetters: Story = {
  args: { children: "Kia ora, Zoë Ngāio – $129.00" },
  play: async () => {
    for (const voice of ["400", "850 expanded", "200 extra-condensed"]) {
      const files = await document.fonts.load(`${voice} 16px "Archivo Variable"`, "aéā");
      await expect(files.map(({ status }) => status)).toEqual(["loaded", "loaded", "loaded"]);
    }
  },
};

export const CutsWithAnEllipsis: Story = {
  args: { truncate: true },
  render: (args) => (
    <div style={{ width: 160 }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Kia ora/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.getBoundingClientRect().height).toBeLessThan(30);
  },
};

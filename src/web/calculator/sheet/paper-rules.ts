import {
  defaultTextStyle,
  type PaperColor,
  type PartStyle,
  partStyles,
} from "#documents/sheet/paper-style.ts";

type Rule = Record<string, string>;

/** Part of Tailwind's plugin API that this plugin uses. */
interface Tailwind {
  addBase(rules: Record<string, Rule | Record<string, Rule>>): void;
}

/** Tailwind plugin of `sheet.css` with a class for each style of `paper-style.ts`. */
export default function paperRules({ addBase }: Tailwind): void {
  addBase({ ".sheet": textStyle(defaultTextStyle) });
  for (const [name, look] of Object.entries<PartStyle>(partStyles)) {
    addBase({ [`.sheet-${name}`]: { ...textStyle(look), ...arrangement(look), ...edges(look) } });
    // Screens as wide as the paper show the same columns; narrower ones show the parts below each other.
    if (look.columns)
      addBase({ "@media print, (width >= 760px)": { [`.sheet-${name}`]: columns(look.columns) } });
  }
}

function textStyle({ size, leading, weight, color, align }: PartStyle): Rule {
  return {
    ...(size && { "font-size": `${size}pt` }),
    ...(leading && { "line-height": `${leading}` }),
    ...(weight && { "font-weight": weight === "bold" ? "700" : "400" }),
    ...(color && { color: colorOf(color) }),
    ...(align && { "text-align": align }),
  };
}

function arrangement({ columns, gap, alignsBottom }: PartStyle): Rule {
  return {
    ...((columns || gap) && { display: "grid", "grid-template-columns": "minmax(0, 1fr)" }),
    ...(gap && { gap: gap.map((each) => `${each}pt`).join(" ") }),
    ...(columns && { "align-items": alignsBottom ? "end" : "start" }),
  };
}

function columns(shares: NonNullable<PartStyle["columns"]>): Rule {
  const tracks = shares.map((share) => (share === "auto" ? "auto" : `minmax(0, ${share}fr)`));
  return { "grid-template-columns": tracks.join(" ") };
}

function edges({ above, below, before, ruleAbove, ruleBelow }: PartStyle): Rule {
  return {
    ...(above && { "padding-top": `${above}pt` }),
    ...(below && { "padding-bottom": `${below}pt` }),
    ...(before && { "padding-left": `${before}pt` }),
    ...(ruleAbove && { "border-top": `${ruleAbove[0]}pt solid ${colorOf(ruleAbove[1])}` }),
    ...(ruleBelow && { "border-bottom": `${ruleBelow[0]}pt solid ${colorOf(ruleBelow[1])}` }),
  };
}

function colorOf(name: PaperColor): string {
  return `var(--color-${name})`;
}

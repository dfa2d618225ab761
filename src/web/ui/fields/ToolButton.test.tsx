import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ToolButton } from "./ToolButton.tsx";

test("ignores presses while it is disabled, and sends no form by Enter in a field", () => {
  const onClick = vi.fn();
  const preventDefault = vi.fn();
  const { props } = ToolButton({ type: "submit", isDisabled: true, onClick });
  props.onClick({ preventDefault });
  expect(onClick).not.toHaveBeenCalled();
  expect(preventDefault).toHaveBeenCalledOnce();
});

test("stays focusable while it is disabled", () => {
  expect(renderToStaticMarkup(<ToolButton isDisabled />)).toBe(
    '<button type="button" aria-disabled="true"></button>',
  );
});

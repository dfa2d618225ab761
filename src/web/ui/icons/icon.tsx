type IconProps = Pick<React.SVGProps<SVGSVGElement>, "className" | "aria-hidden">;

export type IconComponent = (props: IconProps) => React.ReactElement;

/** Draws on a grid of 24 × 24, in the colour of the text around. The markup is written as it is: it comes from this folder alone. */
export function icon(markup: string): IconComponent {
  const inside = { __html: markup };
  return ({ className, "aria-hidden": isHidden = "true" }) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden={isHidden}
      dangerouslySetInnerHTML={inside}
    />
  );
}

export type IconComponent = (props: { className?: string }) => React.ReactElement;

/**
 * Draws on a grid of 24 × 24, in the colour of the text around; hidden from screen readers, which read the text beside it or its button's name.
 * The markup is written as it is: it comes from this folder alone.
 */
export function icon(markup: string): IconComponent {
  const inside = { __html: markup };
  return ({ className }) => (
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
      aria-hidden="true"
      dangerouslySetInnerHTML={inside}
    />
  );
}

import type { SoundWords } from "#content/calculator/sound/sound.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { type ArrangementLayout, arrangementLayout, sectionGround } from "#documents/sound/arrangement.ts";
import type { AnsweredSound } from "#documents/sound/sound-result.ts";
import { ink } from "#web/knowledge/figures/ink.ts";

interface ArrangementProps {
  text: SoundWords["answer"];
  sound: AnsweredSound;
}

/** Towers and receiver with screen and walls: a section above, a plan below. */
export function Arrangement({ text, sound: { asked } }: ArrangementProps) {
  const layout = arrangementLayout(asked);
  const metres = (value: number) => `${enteredFigure(value)} m`;
  const description = fill(text.drawingText, {
    n: asked.count,
    source: enteredFigure(asked.height),
    distance: enteredFigure(asked.distance),
    receiver: enteredFigure(asked.receiverHeight),
  });
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-xl">{text.drawing}</h3>
      <svg
        viewBox="0 0 390 315"
        role="img"
        aria-label={description}
        className="block w-full bg-mist"
        fontSize={13}
        fill={ink.words}
      >
        <Section text={text} layout={layout} metres={metres} asked={asked} />
        <Plan text={text} layout={layout} asked={asked} />
      </svg>
    </div>
  );
}

interface DrawnProps {
  text: SoundWords["answer"];
  layout: ArrangementLayout;
  asked: AnsweredSound["asked"];
}

function Section({ text, layout, asked, metres }: DrawnProps & { metres: (value: number) => string }) {
  const { towerX, towerY, receiverX, receiverY, screen, wallBehindX } = layout;
  const dimension = sectionGround + 22;
  return (
    <>
      <path d={`M8 ${sectionGround}H382`} stroke={ink.words} strokeWidth={1.5} />
      <g stroke={ink.muted} strokeDasharray="3 3">
        <path d={`M${towerX} ${towerY}V${sectionGround}M${receiverX} ${receiverY}V${sectionGround}`} />
      </g>
      <path d={pathOfSound(layout)} fill="none" stroke={ink.action} strokeWidth={1.5} />
      {wallBehindX !== undefined && (
        <path d={`M${wallBehindX} ${sectionGround}V75`} stroke={ink.fluid} strokeWidth={5} />
      )}
      {screen && (
        <>
          <rect
            x={screen.x}
            y={screen.y}
            width={screen.width}
            height={sectionGround - screen.y}
            fill={ink.fluid}
          />
          <text x={screen.x + screen.width / 2} y={20} textAnchor="middle">
            {asked.screen && `${text.screen} ${metres(asked.screen.height)}`}
          </text>
        </>
      )}
      <rect x={towerX - 20} y={towerY - 13} width={40} height={26} fill={ink.ground} stroke={ink.words} />
      <path d={`M${towerX - 12} ${towerY - 13}v-6h24v6`} fill={ink.ground} stroke={ink.words} />
      <circle cx={receiverX} cy={receiverY} r={5} fill={ink.action} />
      <text x={towerX} y={towerY - 26} textAnchor="middle">
        {`${text.tower} ${metres(asked.height)}`}
      </text>
      {/* The sound's path crosses the words where the source is higher. */}
      <text
        x={receiverX}
        y={receiverY - 12}
        textAnchor="middle"
        stroke="var(--color-mist)"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {`${text.receiver} ${metres(asked.receiverHeight)}`}
      </text>
      <path
        d={`M${towerX} ${dimension}H${receiverX}M${towerX} ${dimension - 5}v10M${receiverX} ${dimension - 5}v10`}
        stroke={ink.muted}
      />
      <text x={(towerX + receiverX) / 2} y={dimension + 17} textAnchor="middle">
        {metres(asked.distance)}
      </text>
    </>
  );
}

/** Path from the source to the receiver, over the screen if it reaches the line of sight. */
function pathOfSound({ towerX, towerY, receiverX, receiverY, screen }: ArrangementLayout): string {
  const straight = `M${towerX} ${towerY}L${receiverX} ${receiverY}`;
  if (!screen) return straight;
  const sight = (x: number) => towerY + ((receiverY - towerY) * (x - towerX)) / (receiverX - towerX);
  const end = screen.x + screen.width;
  if (screen.y > Math.min(sight(screen.x), sight(end))) return straight;
  return `M${towerX} ${towerY}L${screen.x} ${screen.y}H${end}L${receiverX} ${receiverY}`;
}

const [planY, planned] = [277, 5] as const;

function Plan({ text, layout, asked }: DrawnProps) {
  const { towerX, receiverX, screen, wallBehindX, hasWallBeside } = layout;
  const shown = Math.min(planned, asked.count);
  const first = planY - (shown - 1) * 6;
  return (
    <>
      <text x={8} y={243} fill={ink.muted}>
        {text.plan}
      </text>
      <path d={`M${towerX} ${planY}H${receiverX}`} stroke={ink.action} strokeWidth={1.5} />
      {Array.from({ length: shown }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: towers have no other name
          key={index}
          x={towerX - 8}
          y={first + index * 12 - 5}
          width={16}
          height={10}
          fill={ink.ground}
          stroke={ink.words}
        />
      ))}
      <text x={towerX - 14} y={planY + 4} textAnchor="end">
        {`× ${asked.count}`}
      </text>
      <circle cx={receiverX} cy={planY} r={5} fill={ink.action} />
      <g stroke={ink.fluid} strokeWidth={4}>
        {screen && <path d={`M${screen.x + screen.width / 2} ${planY - 28}v56`} />}
        {wallBehindX !== undefined && <path d={`M${wallBehindX} ${planY - 28}v56`} />}
        {hasWallBeside && <path d={`M${towerX + 40} 307H${receiverX - 30}`} />}
      </g>
    </>
  );
}

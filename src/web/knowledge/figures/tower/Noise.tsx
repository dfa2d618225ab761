import { ink } from "../ink.ts";
import { Vibration, Waves } from "./Sound.tsx";
import { CounterFlow, CrossFlow, Panel, Word } from "./TowerParts.tsx";

/**
 * Noise sources of a counterflow and a crossflow tower: long waves from the fan, short ones from falling
 * water.
 */
export function Noise({ labels }: { labels: readonly string[] }) {
  const [counter, cross, fan, water, structure] = labels;
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
      <Panel name={counter} top={-34} bottom={280}>
        <CounterFlow />
        <FanNoise word={fan} />
        <Waves x={50} y={190} from={8} count={5} gap={5} toward={180} />
        <Waves x={170} y={190} from={8} count={5} gap={5} toward={0} />
        <Word x={110} y={200} word={water} ground={ink.field} />
        <Vibration y={236} word={structure} />
      </Panel>
      <Panel name={cross} top={-34} bottom={280}>
        <CrossFlow />
        <FanNoise word={fan} />
        <Waves x={46} y={132} from={22} count={3} gap={11} toward={180} />
        <Waves x={174} y={132} from={22} count={3} gap={11} toward={0} />
        <Vibration y={236} word={structure} />
      </Panel>
    </div>
  );
}

function FanNoise({ word }: { word: string | undefined }) {
  return (
    <>
      <Waves x={110} y={42} from={42} count={3} gap={13} toward={-140} />
      <Waves x={110} y={42} from={42} count={3} gap={13} toward={-40} />
      <Word x={110} y={10} word={word} ground={ink.field} />
    </>
  );
}

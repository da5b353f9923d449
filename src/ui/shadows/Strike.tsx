import { useEffect, useState } from 'preact/hooks';
import { Segments } from '../kit/Segments.tsx';
import { tellIfNothingIsKept } from '../storage/not-kept.ts';
import { BattleFaces } from './BattleFaces.tsx';
import type { ShadowsBox } from './box.ts';
import { ShareFaces } from './ShareFaces.tsx';
import { Checks } from './strike/Checks.tsx';
import { StrikeForm } from './strike/StrikeForm.tsx';
import { Waking } from './strike/Waking.tsx';

const TOPICS = [
  ['strike', 'Strike'],
  ['waking', 'Wake up'],
  ['checks', 'Heal and check'],
] as const;

/** How many dice, why, and what they will do. */
export function Strike({ box }: { box: ShadowsBox }) {
  const [topic, setTopic] = useState<(typeof TOPICS)[number][0]>('strike');
  useEffect(tellIfNothingIsKept, []);
  return (
    <div class="sh-tool">
      <Segments
        legend="What is rolled"
        isLegendHidden
        name="topic"
        options={TOPICS}
        chosen={topic}
        choose={setTopic}
      />
      {topic === 'strike' && <StrikeForm box={box} />}
      {topic === 'waking' && <Waking box={box} />}
      {topic === 'checks' && <Checks box={box} />}
      <details class="sh-panel" open>
        <summary>Faces of the Battle dice</summary>
        <BattleFaces />
        <ShareFaces />
      </details>
    </div>
  );
}

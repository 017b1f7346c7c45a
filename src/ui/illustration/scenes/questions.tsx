import { Badge, Block, Card, Disc, Rules, Spark, Tick } from '../objects.tsx';
import { Scene, Shape } from '../scene.tsx';

/** A question with choices, on others. */
export const Questions = () => (
  <Scene>
    <Card x={70} y={24} w={72} h={88} turn={9} shade={null} />
    <Card x={56} y={26} w={78} h={90} turn={-4}>
      <Rules x={68} y={42} of={[54, 34]} />
      <Disc x={73} y={70} r={5} />
      <Disc x={73} y={86} r={5} tone="accent" />
      <Disc x={73} y={102} r={5} />
      <Rules x={86} y={70} of={[30, 36, 24]} gap={16} />
    </Card>
    <Badge x={140} y={38} tone="warm">
      <Shape tone="cut" d="M135.6 34.6a4.4 4.4 0 1 1 6.4 4c-1.4.8-2 1.500-2 3M140 45.800v.1" />
    </Badge>
  </Scene>
);

/** A list of questions with a pencil. */
export const Quizzes = () => (
  <Scene>
    <Card x={54} y={22} w={80} h={98}>
      {[42, 64, 86].map((y, index) => (
        <g key={y}>
          <Block x={66} y={y - 7} w={14} h={14} r={4} tone={index < 2 ? 'accent' : 'tint'} />
          {index < 2 && <Tick x={73} y={y} s={4} />}
        </g>
      ))}
      <Rules x={91} y={42} of={[30, 24, 30]} gap={22} />
      <Rules x={66} y={107} of={[26]} />
    </Card>
    <g transform="rotate(38 146 84)">
      <Block x={144} y={50} w={13} h={66} r={2} tone="warm" />
      <Shape tone="paper" d="M140 46h12v62l-6 13-6-13zM140 108h12M140 56h12" />
      <Shape tone="solid" d="M144 116.500h4l-2 4.500z" />
    </g>
  </Scene>
);

/** An exam paper on others, with its mark. */
export const Papers = () => (
  <Scene>
    <Card x={72} y={20} w={74} h={98} turn={7} shade={null} />
    <Card x={54} y={20} w={78} h={102} turn={-3}>
      <Block x={65} y={32} w={56} h={13} r={3} tone="accent" />
      <Rules x={67} y={58} of={[52, 44]} />
      <Rules x={67} y={86} of={[52, 30]} />
      <Shape tone="ink" d="M67 108h18" />
    </Card>
    <Badge x={136} y={98} r={16} tone="warm">
      <Shape tone="cut" d="M130 104l5.600-13h.8l5.600 13M132.200 99.500h7.600" />
    </Badge>
  </Scene>
);

/** A glass over an empty list. */
export const NoResults = () => (
  <Scene>
    <Card x={46} y={26} w={88} h={86}>
      {[44, 66, 88].map((y) => (
        <g key={y}>
          <Disc x={62} y={y} r={6} tone="tint" />
          <Rules x={76} y={y} of={[44]} />
        </g>
      ))}
    </Card>
    <Shape tone="accentLine" d="M139 98l14 15" />
    <Shape tone="ink" d="M137 96l17 18" />
    <Disc x={122} y={79} r={24} shade="warm" />
    <Shape tone="ink" d="M110 76a13 13 0 0 1 8-9" />
    <Shape tone="rule" d="M113 82h18" />
  </Scene>
);

/** Two cards that belong to different authors. */
export const SharedQuestions = () => (
  <Scene>
    <Card x={42} y={34} w={64} h={78} turn={-6}>
      <Rules x={54} y={52} of={[40, 28]} />
      <Block x={54} y={74} w={40} h={24} r={5} tone="tint" />
    </Card>
    <Card x={96} y={30} w={64} h={78} turn={6} shade="warm">
      <Rules x={108} y={48} of={[40, 28]} />
      <Block x={108} y={70} w={40} h={24} r={5} tone="tint" />
    </Card>
    <Badge x={101} y={104} r={15}>
      <Shape tone="cut" d="M94 104h13M102 98.500l5.500 5.500-5.500 5.500" />
    </Badge>
  </Scene>
);

/** Nothing is in the bin. */
export const RecycleBin = () => (
  <Scene>
    <Shape tone="tint" d="M71 56h70l-6 60a8 8 0 0 1-8 7H85a8 8 0 0 1-8-7z" />
    <Shape tone="paper" d="M65 51h70l-6 60a8 8 0 0 1-8 7H79a8 8 0 0 1-8-7z" />
    <Shape tone="ink" d="M86 66l3 38M100 66v38M114 66l-3 38" />
    <g transform="rotate(-13 100 40)">
      <Card x={58} y={34} w={84} h={11} r={5.5} shade="warm" />
      <Shape tone="ink" d="M89 34v-4a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v4" />
    </g>
    <Spark x={152} y={62} />
    <Spark x={48} y={78} s={4} />
  </Scene>
);

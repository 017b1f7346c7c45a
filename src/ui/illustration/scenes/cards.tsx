import { Badge, Block, Card, Rules, Spark, Tick } from '../objects.tsx';
import { Scene, Shape } from '../scene.tsx';

/** A hand of cards. */
export const Decks = () => (
  <Scene>
    <g transform="rotate(-17 100 150)">
      <Card x={70} y={30} w={60} h={78} shade={null} />
    </g>
    <g transform="rotate(17 100 150)">
      <Card x={70} y={30} w={60} h={78} shade="tint" />
    </g>
    <Card x={68} y={28} w={64} h={84}>
      <Rules x={84} y={52} of={[32]} />
      <Shape tone="ink" d="M80 70h40" />
      <Block x={84} y={84} w={32} h={12} r={6} tone="accent" />
    </Card>
  </Scene>
);

/** All cards reviewed. */
export const CardsDone = () => (
  <Scene>
    <Card x={66} y={38} w={80} h={74} turn={8} shade={null} />
    <Card x={56} y={34} w={84} h={76} turn={-4}>
      <Badge x={98} y={72} r={21}>
        <Tick x={98} y={73} s={9} />
      </Badge>
    </Card>
    <Spark x={154} y={30} s={7} />
    <Spark x={44} y={32} />
    <Spark x={160} y={96} s={4} />
  </Scene>
);

/** A card, and its other side. */
export const OtherSide = () => (
  <Scene>
    <Card x={34} y={40} w={60} h={76}>
      <Rules x={47} y={62} of={[34, 24]} />
    </Card>
    <Card x={106} y={40} w={60} h={76} shade="warm">
      <Block x={118} y={58} w={36} h={14} r={5} tone="accent" />
      <Rules x={118} y={88} of={[36, 22]} />
    </Card>
    <Shape tone="ink" d="M70 28c16-13 44-13 60 0M131 18v11h-11" />
  </Scene>
);

/** A text with a marked passage. */
export const Highlights = () => (
  <Scene>
    <Card x={50} y={22} w={92} h={98}>
      <Rules x={64} y={42} of={[64, 52]} gap={14} />
      <Block x={62} y={62} w={62} h={14} r={3} tone="warm" />
      <Shape tone="ink" d="M67 69h50" />
      <Rules x={64} y={88} of={[64, 40]} gap={14} />
    </Card>
    <g transform="rotate(35 140 80)">
      <Block x={138} y={40} w={18} h={40} r={4} tone="tint" />
      <Shape tone="paper" d="M133 36h18v40h-18zM136 76h12l-2 9h-8z" />
      <Shape tone="warm" d="M138 86h8v6l-8 4z" />
    </g>
  </Scene>
);

/** An open notebook. */
export const Notes = () => (
  <Scene>
    <Shape tone="tint" d="M105 45c-16-10-36-12-58-7v72c22-5 42-3 58 7 16-10 36-12 58-7V38c-22-5-42-3-58 7z" />
    <Shape tone="paper" d="M100 40c-16-10-36-12-58-7v72c22-5 42-3 58 7 16-10 36-12 58-7V33c-22-5-42-3-58 7z" />
    <Shape tone="ink" d="M100 40v72" />
    <Shape tone="rule" d="M56 50c11-1 22 0 31 4M56 64c11-1 22 0 31 4M56 78c8-1 15 0 22 2" />
    <Shape tone="accentLine" d="M114 56c7-3 14-5 21-5.500" />
    <Shape tone="rule" d="M114 70c9-4 19-6 30-6M114 84c7-3 14-5 21-5" />
    <Shape tone="warm" d="M142 32.500l9-.8v21l-4.500-4-4.500 4z" />
  </Scene>
);

import { Badge, Block, Card, Disc, Rules } from '../objects.tsx';
import { Scene, Shape } from '../scene.tsx';

/** A receipt and what was paid. */
export const Payments = () => (
  <Scene>
    <Shape tone="tint" d="M65 27h66v98l-8-7-8 7-9-7-8 7-8-7-9 7-8-7-8 7z" />
    <Shape tone="paper" d="M60 22h66v98l-8-7-8 7-9-7-8 7-8-7-9 7-8-7-8 7z" />
    <Block x={72} y={36} w={26} h={9} r={3} />
    <Rules x={73} y={60} of={[22, 30, 18]} gap={14} />
    <Rules x={106} y={60} of={[8, 8, 8]} gap={14} />
    <Badge x={134} y={86} r={18} tone="warm">
      <Shape tone="cut" d="M139 79.500a6 6 0 0 0-9 5v9h-2.500 12M127.500 87h8" />
    </Badge>
  </Scene>
);

/** A bag with nothing in it. */
export const Basket = () => (
  <Scene>
    <Shape tone="tint" d="M62 55h86l6 62a8 8 0 0 1-8 8H64a8 8 0 0 1-8-8z" />
    <Shape tone="paper" d="M57 50h86l6 62a8 8 0 0 1-8 8H59a8 8 0 0 1-8-8z" />
    <Shape tone="ink" d="M78 66V44a22 22 0 0 1 44 0v22" />
    <Disc x={78} y={67} r={4} tone="accent" />
    <Disc x={122} y={67} r={4} tone="accent" />
    <Shape tone="warmLine" d="M86 88c8 8 20 8 28 0" />
  </Scene>
);

/** A ticket with a per cent sign. */
export const Coupons = () => (
  <Scene>
    <g transform="rotate(-9 100 70)">
      <Shape tone="warm" d="M47 45h116v16a13 13 0 0 0 0 26v16H47V87a13 13 0 0 0 0-26z" />
      <Shape tone="paper" d="M42 40h116v16a13 13 0 0 0 0 26v16H42V82a13 13 0 0 0 0-26z" />
      <Shape tone="dashed" d="M124 46v48" />
      <Shape tone="accentLine" d="M72 84l24-30" />
      <Disc x={74} y={58} r={6} tone="accent" />
      <Disc x={94} y={80} r={6} tone="accent" />
      <Shape tone="rule" d="M136 60v20" />
    </g>
  </Scene>
);

/** A file on its way in. */
export const Imports = () => (
  <Scene>
    <Shape tone="tint" d="M77 21h36l20 20v44H77z" />
    <Shape tone="paper" d="M72 16h36l20 20v50H72z" />
    <Shape tone="paper" d="M108 16v20h20z" />
    <Rules x={83} y={50} of={[32, 24]} />
    <Shape tone="accent" d="M94 68h12v16h11l-17 18-17-18h11z" />
    <Shape tone="paper" d="M44 96h24v12h64V96h24v20a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8z" />
    <Disc x={144} y={110} r={4} tone="warm" />
  </Scene>
);

/** What happened, one after the other. */
export const History = () => (
  <Scene>
    <Shape tone="ink" d="M58 30v80" />
    {[36, 70, 104].map((y, index) => (
      <g key={y}>
        <Card x={76} y={y - 12} w={84} h={24} r={6} shade={index === 1 ? 'warm' : 'tint'}>
          <Rules x={90} y={y} of={[index === 1 ? 42 : 54]} />
        </Card>
        <Disc x={58} y={y} r={8} tone={index === 1 ? 'accent' : 'paper'} shade={null} />
      </g>
    ))}
  </Scene>
);

/** A plug and its socket. */
export const Connections = () => (
  <Scene>
    <Shape tone="ink" d="M24 108c22 0 14-38 38-38h4M176 32c-22 0-14 38-38 38h-6" />
    <Shape tone="tint" d="M71 57h16a18 18 0 0 1 0 36H71z" />
    <Shape tone="paper" d="M66 52h16a18 18 0 0 1 0 36H66z" />
    <Shape tone="ink" d="M100 62h9M100 78h9" />
    <Shape tone="warm" d="M139 57h-12a18 18 0 0 0 0 36h12z" />
    <Shape tone="paper" d="M134 52h-8a18 18 0 0 0 0 36h8z" />
    <Disc x={78} y={70} r={5} tone="accent" />
  </Scene>
);

/** A newspaper. */
export const Articles = () => (
  <Scene>
    <Card x={128} y={46} w={32} h={72} r={5} shade="tint" />
    <Card x={42} y={24} w={100} h={94}>
      <Shape tone="ink" d="M54 40h76" />
      <Block x={54} y={52} w={38} h={34} r={4} tone="tint" />
      <Shape tone="accent" d="M54 86V78l12-11 11 10 7-6 8 8v7z" />
      <Disc x={83} y={61} r={4} tone="warm" />
      <Rules x={103} y={56} of={[26, 26, 18]} gap={13} />
      <Rules x={56} y={102} of={[72]} />
    </Card>
  </Scene>
);

/** A question and its answer. */
export const Conversation = () => (
  <Scene>
    <Shape tone="tint" d="M47 35a9 9 0 0 1 9-9h62a9 9 0 0 1 9 9v30a9 9 0 0 1-9 9H74L60 86V74h-4a9 9 0 0 1-9-9z" />
    <Shape tone="paper" d="M42 30a9 9 0 0 1 9-9h62a9 9 0 0 1 9 9v30a9 9 0 0 1-9 9H69L55 81V69h-4a9 9 0 0 1-9-9z" />
    <Rules x={56} y={38} of={[52, 34]} gap={13} />
    <Shape tone="warm" d="M85 73a9 9 0 0 1 9-9h60a9 9 0 0 1 9 9v26a9 9 0 0 1-9 9h-3v13l-15-13H94a9 9 0 0 1-9-9z" />
    <Shape tone="paper" d="M80 68a9 9 0 0 1 9-9h60a9 9 0 0 1 9 9v26a9 9 0 0 1-9 9h-3v13l-15-13H89a9 9 0 0 1-9-9z" />
    <Disc x={102} y={81} r={4.5} tone="accent" />
    <Disc x={119} y={81} r={4.5} tone="accent" />
    <Disc x={136} y={81} r={4.5} tone="accent" />
  </Scene>
);

/** Praise. */
export const Quotes = () => (
  <Scene>
    <Shape
      tone="tint"
      d="M49 37a10 10 0 0 1 10-10h90a10 10 0 0 1 10 10v50a10 10 0 0 1-10 10h-32l-14 16V97H59a10 10 0 0 1-10-10z"
    />
    <Shape
      tone="paper"
      d="M44 32a10 10 0 0 1 10-10h90a10 10 0 0 1 10 10v50a10 10 0 0 1-10 10h-32l-14 16V92H54a10 10 0 0 1-10-10z"
    />
    <Shape
      tone="accent"
      d="M62 58c0-11 5-17 14-19l1 5c-4 1-6 4-6 7h6v14H62zM84 58c0-11 5-17 14-19l1 5c-4 1-6 4-6 7h6v14H84z"
    />
    <Rules x={112} y={48} of={[28, 20]} gap={13} />
    <Shape tone="warmLine" d="M64 78h40" />
  </Scene>
);

/** Everything works. */
export const Status = () => (
  <Scene>
    <Card x={48} y={24} w={104} h={28} r={7} />
    <Card x={48} y={58} w={104} h={28} r={7} />
    <Card x={48} y={92} w={104} h={28} r={7} />
    {[38, 72, 106].map((y, index) => (
      <g key={y}>
        <Disc x={64} y={y} r={5} tone={index === 2 ? 'warm' : 'accent'} />
        <Rules x={80} y={y} of={[34]} />
        <Shape tone="ink" d={`M128 ${y}h12`} />
      </g>
    ))}
  </Scene>
);

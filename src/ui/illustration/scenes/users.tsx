import { Badge, Block, Card, Disc, Portrait, Rules, Spark } from '../objects.tsx';
import { Scene, Shape } from '../scene.tsx';

/** Three users. */
export const Users = () => (
  <Scene>
    <Portrait x={58} y={82} r={21} tone="tint" shade={null} />
    <Portrait x={142} y={82} r={21} tone="tint" shade={null} />
    <Portrait x={100} y={70} r={31} />
    <Badge x={127} y={42} r={12} tone="warm">
      <Shape tone="cut" d="M121.500 42h11M127 36.500v11" />
    </Badge>
  </Scene>
);

/** A board, and those who look at it. */
export const Classes = () => (
  <Scene>
    <Shape tone="ink" d="M74 84l-9 22M126 84l9 22" />
    <Card x={46} y={20} w={108} h={66}>
      <Shape tone="rule" d="M58 36h30M58 47h20" />
      <Shape tone="accentLine" d="M60 72c14 0 16-18 30-18s14 9 24 9 12-27 28-27" />
      <Disc x={142} y={36} r={4} tone="warm" />
    </Card>
    {[62, 100, 138].map((x, index) => (
      <g key={x}>
        <Shape tone={index === 1 ? 'accent' : 'tint'} d={`M${x - 17} 128a17 15 0 0 1 34 0z`} />
        <Disc x={x} y={104} r={9} shade={null} />
      </g>
    ))}
  </Scene>
);

/** A screen that waits for the first student. */
export const Live = () => (
  <Scene>
    <Shape tone="ink" d="M100 98v18M80 117h40" />
    <Card x={44} y={26} w={112} h={72}>
      <Shape tone="accentLine" d="M56 64h20l7-16 11 32 9-24 6 8h35" />
    </Card>
    <Badge x={150} y={30} r={11} tone="warm">
      <Disc x={150} y={30} r={3.5} tone="paper" />
    </Badge>
    <Shape tone="ink" d="M164 18a18 18 0 0 1 0 24" />
  </Scene>
);

/** A school with its flag. */
export const Schools = () => (
  <Scene>
    <Shape tone="warm" d="M100 16h22l-5 6 5 6h-22z" />
    <Shape tone="ink" d="M100 38V14" />
    <Card x={46} y={66} w={108} h={52} r={3} />
    <Shape tone="tint" d="M73 63l33-23 33 23v59H73z" />
    <Shape tone="paper" d="M67 60l33-23 33 23v58H67z" />
    <Disc x={100} y={62} r={7} tone="accent" />
    <Shape tone="paper" d="M91 118V96a9 9 0 0 1 18 0v22z" />
    {[54, 118].map((x) => (
      <g key={x}>
        <Block x={x + (x > 100 ? 20 : 0)} y={80} w={8} h={11} r={2} tone="accent" />
        <Block x={x + (x > 100 ? 20 : 0)} y={98} w={8} h={11} r={2} tone="accent" />
      </g>
    ))}
    <Shape tone="ink" d="M38 119h124" />
  </Scene>
);

/** A shield with what it allows. */
export const Roles = () => (
  <Scene>
    <Card x={92} y={36} w={70} h={72} shade={null}>
      <Rules x={124} y={54} of={[26, 20, 26]} gap={18} />
    </Card>
    <Shape tone="tint" d="M79 31l32 11v26c0 20-12 35-32 45-20-10-32-25-32-45V42z" />
    <Shape tone="paper" d="M74 26l32 11v26c0 20-12 35-32 45-20-10-32-25-32-45V37z" />
    <Disc x={74} y={60} r={8} tone="accent" />
    <Shape tone="accent" d="M70.500 62h7l2.500 20h-12z" />
  </Scene>
);

/** A notification that has not come yet. */
export const Notifications = () => (
  <Scene>
    <Shape tone="tint" d="M79 98c7-8 9-14 9-32a17 18 0 0 1 34 0c0 18 2 24 9 32z" />
    <Shape tone="paper" d="M74 94c7-8 9-14 9-32a17 18 0 0 1 34 0c0 18 2 24 9 32z" />
    <Shape tone="paper" d="M92 94h16a8 8 0 0 1-16 0z" />
    <Shape tone="ink" d="M100 44v-6" />
    <Disc x={122} y={46} r={9} tone="warm" />
    <Spark x={62} y={54} />
    <Spark x={144} y={76} s={4} />
  </Scene>
);

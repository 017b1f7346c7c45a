import { Badge, Block, Card, Disc, Rules, Spark, Tick } from '../objects.tsx';
import { Scene, Shape } from '../scene.tsx';

/** A clipboard, and the time left. */
export const Assignments = () => (
  <Scene>
    <Card x={58} y={26} w={78} h={94}>
      {[56, 76, 96].map((y, index) => (
        <g key={y}>
          <Disc x={74} y={y} r={6} tone={index === 0 ? 'accent' : 'tint'} />
          {index === 0 && <Tick x={74} y={y} s={3} />}
        </g>
      ))}
      <Rules x={88} y={56} of={[34, 26, 34]} gap={20} />
    </Card>
    <Card x={80} y={18} w={34} h={15} r={5} shade={null} />
    <Badge x={138} y={104} r={17} tone="warm">
      <Shape tone="cut" d="M138 95v9.500l6 4" />
    </Badge>
  </Scene>
);

/** A pile of marked work. */
export const Marked = () => (
  <Scene>
    <Card x={50} y={92} w={100} h={22} r={5} />
    <Card x={56} y={74} w={92} h={20} r={5} shade={null} />
    <Card x={60} y={28} w={80} h={50} shade={null} turn={-3}>
      <Rules x={72} y={44} of={[34, 26]} />
      <Shape tone="rule" d="M72 66h18" />
    </Card>
    <Badge x={126} y={52} r={17}>
      <Tick x={126} y={53} s={7} />
    </Badge>
    <Spark x={156} y={34} />
    <Spark x={44} y={46} s={4} />
  </Scene>
);

/** An empty tray. */
export const Inbox = () => (
  <Scene>
    <Shape tone="tint" d="M51 88l14-30h80l14 30v28a8 8 0 0 1-8 8H59a8 8 0 0 1-8-8z" />
    <Shape tone="paper" d="M46 83l14-30h80l14 30v28a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8z" />
    <Shape tone="ink" d="M46 83h30c3 0 5 2 6 5 2 7 8 11 18 11s16-4 18-11c1-3 3-5 6-5h30" />
    <Shape tone="warm" d="M94 20h12v22h10l-16 17-16-17h10z" />
  </Scene>
);

/** A paper against the clock. */
export const Exams = () => (
  <Scene>
    <Card x={48} y={22} w={76} h={98} turn={-3}>
      <Block x={60} y={34} w={34} h={9} r={3} />
      <Rules x={61} y={58} of={[50, 40, 50, 30]} gap={14} />
    </Card>
    <Shape tone="ink" d="M130 60v-7M124 52h12M147 68l5-5" />
    <Disc x={130} y={86} r={25} shade="warm" />
    <Shape tone="ink" d="M130 68v4M148 86h-4M130 104v-4M112 86h4" />
    <Shape tone="accentLine" d="M130 74v12l8 6" />
  </Scene>
);

/** Bars that grow, and the line above them. */
export const Analysis = () => (
  <Scene>
    <Card x={42} y={22} w={116} h={96}>
      <Shape tone="ink" d="M58 36v66h86" />
      <Block x={68} y={78} w={15} h={23} tone="tint" />
      <Block x={91} y={64} w={15} h={37} tone="tint" />
      <Block x={114} y={48} w={15} h={53} tone="accent" />
      <Shape tone="warmLine" d="M72 66l25-14 26-16" />
    </Card>
    <Disc x={124} y={36} r={6} shade={null} />
  </Scene>
);

/** A month with the days that matter. */
export const Plan = () => (
  <Scene>
    <Card x={46} y={28} w={108} h={90}>
      <Shape tone="accent" d="M47 50v-13a8 8 0 0 1 8-8h90a8 8 0 0 1 8 8v13z" />
      {[64, 84, 104].map((y, row) =>
        [62, 81, 100, 119, 138].map((x, column) => (
          <Block key={x} x={x - 6} y={y - 6} w={12} h={12} r={4} tone={row === 1 && column === 3 ? 'warm' : 'tint'} />
        )),
      )}
    </Card>
    <Shape tone="ink" d="M68 20v15M132 20v15" />
    <Disc x={119} y={84} r={12} tone="ink" />
  </Scene>
);

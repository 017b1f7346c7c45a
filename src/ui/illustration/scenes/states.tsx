import { Badge, Block, Card, Disc, Rules, Spark, Tick } from '../objects.tsx';
import { Scene, Shape } from '../scene.tsx';

/** Something tore. */
export const Failure = () => (
  <Scene>
    <g transform="rotate(-5 80 70)">
      <Shape tone="tint" d="M53 35a8 8 0 0 1 8-8h39l-8 18 10 15-10 17 9 18-8 22H61a8 8 0 0 1-8-8z" />
      <Shape tone="paper" d="M48 30a8 8 0 0 1 8-8h39l-8 18 10 15-10 17 9 18-8 22H56a8 8 0 0 1-8-8z" />
      <Rules x={60} y={44} of={[20, 26, 18, 26]} gap={15} />
    </g>
    <g transform="rotate(6 130 74)">
      <Shape tone="warm" d="M117 31h30a8 8 0 0 1 8 8v74a8 8 0 0 1-8 8h-32l8-22-9-18 10-17-10-15z" />
      <Shape tone="paper" d="M112 26h30a8 8 0 0 1 8 8v74a8 8 0 0 1-8 8h-32l8-22-9-18 10-17-10-15z" />
      <Rules x={124} y={48} of={[14, 12, 14, 10]} gap={15} />
    </g>
  </Scene>
);

/** No connection; what was written is on the device. */
export const Offline = () => (
  <Scene>
    <Shape tone="tint" d="M71 91a20 20 0 0 1-2-40 31 31 0 0 1 59-7 24 24 0 0 1 7 47z" />
    <Shape tone="paper" d="M66 86a20 20 0 0 1-2-40 31 31 0 0 1 59-7 24 24 0 0 1 7 47z" />
    <Shape tone="dashed" d="M100 88v18" />
    <Shape tone="accentLine" d="M86 53l28 24M114 53L86 77" />
    <Card x={70} y={106} w={60} h={20} r={6} shade="warm">
      <Tick x={84} y={116} s={4} tone="ink" />
      <Rules x={97} y={116} of={[22]} />
    </Card>
  </Scene>
);

/** A book without the page that was asked for. */
export const NotFound = () => (
  <Scene>
    <Shape tone="tint" d="M105 49c-14-9-33-11-53-6v66c20-5 39-3 53 6 14-9 33-11 53-6V43c-20-5-39-3-53 6z" />
    <Shape tone="paper" d="M100 44c-14-9-33-11-53-6v66c20-5 39-3 53 6 14-9 33-11 53-6V38c-20-5-39-3-53 6z" />
    <Shape tone="ink" d="M100 44v66" />
    <Shape tone="dashed" d="M112 53c9-4 19-6 29-6v44c-10 0-20 2-29 6z" />
    <Shape tone="rule" d="M59 54c10-1 20 0 29 4M59 68c10-1 20 0 29 4M59 82c7-1 14 0 20 2" />
    <g transform="rotate(14 148 26)">
      <Card x={134} y={12} w={30} h={34} r={4} shade="warm">
        <Shape tone="accentLine" d="M145 24a4 4 0 1 1 5.600 3.700c-1.200.7-1.600 1.400-1.600 2.800M149 36.200v.1" />
      </Card>
    </g>
  </Scene>
);

/** A door that stays shut. */
export const Denied = () => (
  <Scene>
    <Shape tone="tint" d="M67 121V49a38 38 0 0 1 76 0v72z" />
    <Shape tone="paper" d="M62 118V46a38 38 0 0 1 76 0v72z" />
    <Shape tone="paper" d="M72 118V48a28 28 0 0 1 56 0v70z" />
    <Disc x={100} y={72} r={8} tone="accent" />
    <Shape tone="accent" d="M96.500 74h7l2.500 20h-12z" />
    <Disc x={121} y={86} r={3.5} tone="warm" />
    <Shape tone="ink" d="M40 119h120" />
  </Scene>
);

/** It worked. */
export const Success = () => (
  <Scene>
    <Shape tone="warm" d="M84 88l-14 38 17-5 11 13 12-36zM116 88l14 38-17-5-11 13-12-36z" />
    <Disc x={100} y={64} r={38} />
    <Disc x={100} y={64} r={27} tone="accent" />
    <Tick x={100} y={66} s={12} />
    <Spark x={152} y={36} s={7} />
    <Spark x={46} y={46} />
    <Spark x={156} y={88} s={4} />
  </Scene>
);

/** A lectern with an open book, in the morning. */
export const Welcome = () => (
  <Scene>
    <Disc x={100} y={56} r={30} tone="warm" />
    <Shape tone="ink" d="M100 14v7M62 30l5 5M138 30l-5 5M49 60h7M151 60h-7" />
    <Shape tone="tint" d="M105 59c-14-9-30-11-47-7v38c17-4 33-2 47 7 14-9 30-11 47-7V52c-17-4-33-2-47 7z" />
    <Shape tone="paper" d="M100 54c-14-9-30-11-47-7v38c17-4 33-2 47 7 14-9 30-11 47-7V47c-17-4-33-2-47 7z" />
    <Shape tone="ink" d="M100 54v38" />
    <Shape tone="rule" d="M64 59c9-1 17 0 25 3M64 71c9-1 17 0 25 3M111 62c8-3 16-4 25-3M111 74c8-3 16-4 25-3" />
    <Shape tone="accent" d="M95 96h10l3 24H92z" />
    <Card x={72} y={120} w={56} h={9} r={4.5} shade={null} />
  </Scene>
);

/** A letter with good news. */
export const Letter = () => (
  <Scene>
    <Card x={46} y={48} w={108} h={68} />
    <Card x={62} y={22} w={76} h={62} r={6} shade={null}>
      <Rules x={76} y={40} of={[48, 32]} gap={13} />
    </Card>
    <Shape tone="paper" d="M46 56v52a8 8 0 0 0 8 8h92a8 8 0 0 0 8-8V56l-48 34a10 10 0 0 1-12 0z" />
    <Badge x={140} y={40} r={13}>
      <Tick x={140} y={41} s={5} />
    </Badge>
  </Scene>
);

/** What waits for a later day. */
export const Rest = () => (
  <Scene>
    <Shape tone="tint" d="M120 32a46 46 0 1 0 32 64 38 38 0 0 1-32-64z" />
    <Shape tone="paper" d="M114 27a46 46 0 1 0 32 64 38 38 0 0 1-32-64z" />
    <Spark x={140} y={44} s={9} />
    <Spark x={158} y={68} />
    <Spark x={124} y={66} s={4} />
    <Block x={72} y={74} w={10} h={3} r={1.5} tone="solid" />
    <Block x={92} y={80} w={10} h={3} r={1.5} tone="solid" />
  </Scene>
);

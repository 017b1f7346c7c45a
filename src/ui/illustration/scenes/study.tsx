import { Badge, Block, Card, Disc, Rules, Spark, Tick } from '../objects.tsx';
import { Scene, Shape } from '../scene.tsx';

/** The steps of a session, up to its end. */
export const Session = () => (
  <Scene>
    <Shape tone="dashed" d="M48 106c34 4 24-34 56-32s20-32 44-34" />
    <Disc x={48} y={104} r={15} tone="accent" />
    <Tick x={48} y={105} s={6} />
    <Disc x={100} y={76} r={18} />
    <Shape tone="accent" d="M95 67.500v17l14-8.500z" />
    <Shape tone="warm" d="M150 18h24l-6 8 6 8h-24z" />
    <Shape tone="ink" d="M150 54V16" />
    <Shape tone="ink" d="M142 55h16" />
  </Scene>
);

/** A target, and what has hit it. */
export const Focus = () => (
  <Scene>
    <Disc x={94} y={74} r={44} />
    <Disc x={94} y={74} r={29} tone="tint" />
    <Disc x={94} y={74} r={16} shade={null} />
    <Disc x={94} y={74} r={7} tone="accent" />
    <Shape tone="warm" d="M136 32l18-16v13h13l-16 18h-15z" />
    <Shape tone="ink" d="M94 74l57-57M137 31v15h15" />
  </Scene>
);

/** A scale that finds out where somebody is. */
export const Diagnostic = () => (
  <Scene>
    <Shape tone="tint" d="M48 104a57 57 0 0 1 114 0z" />
    <Shape tone="paper" d="M43 100a57 57 0 0 1 114 0z" />
    <Shape tone="accent" d="M57 100a43 43 0 0 1 12.600-30.400l10.600 10.600A28 28 0 0 0 72 100z" />
    <Shape tone="tint" d="M73 66.500A43 43 0 0 1 100 57v15a28 28 0 0 0-17 6z" />
    <Shape tone="warm" d="M104 57.200A43 43 0 0 1 130 69.500l-10.600 10.600A28 28 0 0 0 104 72.300z" />
    <Shape tone="tint" d="M133 72.600A43 43 0 0 1 143 100h-15a28 28 0 0 0-6.500-17z" />
    <Shape tone="ink" d="M100 100l20-26" />
    <Disc x={100} y={100} r={7} tone="solid" />
    <Shape tone="ink" d="M36 118h128" />
  </Scene>
);

/** Books on a shelf. */
export const Subjects = () => (
  <Scene>
    <Card x={44} y={44} w={20} h={70} r={3} shade={null}>
      <Block x={49} y={54} w={10} h={14} r={2} tone="warm" />
    </Card>
    <Block x={68} y={32} w={24} h={82} r={3} tone="accent" />
    <Shape tone="ink" d="M68 35a3 3 0 0 1 3-3h18a3 3 0 0 1 3 3v79H68z" />
    <Shape tone="cut" d="M74 46h12M74 54h12" />
    <Card x={96} y={52} w={18} h={62} r={3} shade={null}>
      <Shape tone="accentLine" d="M101 64h8" />
    </Card>
    <g transform="rotate(-14 130 114)">
      <Card x={122} y={40} w={22} h={74} r={3} shade="tint">
        <Rules x={129} y={54} of={[8, 8]} gap={8} />
      </Card>
    </g>
    <Shape tone="ink" d="M32 116h136" />
  </Scene>
);

/** A topic that branches. */
export const Topics = () => (
  <Scene>
    <Shape tone="ink" d="M66 70h20c8 0 8-34 16-34h14M66 70h50M86 70c8 0 8 34 16 34h14" />
    <Disc x={54} y={70} r={16} tone="accent" />
    <Shape tone="cut" d="M48 65h12M48 70h12M48 75h8" />
    <Card x={116} y={24} w={46} h={24} r={6} />
    <Card x={116} y={58} w={46} h={24} r={6} shade="warm" />
    <Card x={116} y={92} w={46} h={24} r={6} />
    <Rules x={127} y={36} of={[24, 18, 24]} gap={34} />
  </Scene>
);

/** A recording. */
export const Audio = () => (
  <Scene>
    <Shape tone="accentLine" d="M66 78v12M78 66v36M90 74v20M102 56v56M114 70v28M126 64v40M138 78v12" />
    <Shape tone="ink" d="M46 82V70a54 48 0 0 1 108 0v12" />
    <Card x={36} y={76} w={20} h={36} r={9} />
    <Card x={144} y={76} w={20} h={36} r={9} shade="warm" />
  </Scene>
);

/** A video. */
export const Video = () => (
  <Scene>
    <Card x={40} y={28} w={120} h={84}>
      <Shape tone="rule" d="M56 98h88" />
      <Shape tone="accentLine" d="M56 98h34" />
    </Card>
    <Disc x={100} y={62} r={19} tone="accent" />
    <Shape tone="paper" d="M95 53.500v17l13.500-8.500z" />
    <Disc x={90} y={98} r={5} shade={null} />
  </Scene>
);

/** What is to be learned is behind a plan. */
export const Locked = () => (
  <Scene>
    <Card x={48} y={26} w={76} h={92} turn={-4}>
      <Rules x={61} y={44} of={[50, 40, 50]} gap={14} />
    </Card>
    <Shape tone="ink" d="M118 76V64a14 14 0 0 1 28 0v12" />
    <Card x={108} y={74} w={48} h={40} r={9} shade="warm">
      <Badge x={132} y={92} r={6}>
        <Shape tone="accentLine" d="M132 94v8" />
      </Badge>
    </Card>
    <Spark x={150} y={40} />
  </Scene>
);

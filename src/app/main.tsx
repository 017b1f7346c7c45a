import '#ui/theme/theme.css';
import { Button, Heading, Theme } from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <Theme accentColor="indigo" grayColor="sand" panelBackground="solid">
      <Heading>Lectern</Heading>
      <Button size="3">Go</Button>
    </Theme>,
  );

import { walkInTheDom } from '../../support/journeys/dom.visitor.tsx';
import { toastJourney } from '../../support/journeys/toast.journey.ts';

walkInTheDom(toastJourney);

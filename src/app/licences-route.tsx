import { licences } from 'virtual:licences';
import { LicencesScreen } from '@/features/settings/licences-screen';

/** The licences at their address. */
export function LicencesRoute() {
  return <LicencesScreen licences={licences} />;
}

import { Table, TableBody, TableCaption, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { DesignSection } from './section';

const rows = [
  ['Crude protein', '17.0 %', '57.0 %'],
  ['Crude fat', '6.0 %', '20.1 %'],
  ['Crude ash', '3.6 %', '12.1 %'],
];

/** Shows the scrolling table and a plain table. */
export function DesignTables() {
  return (
    <DesignSection title="Tables">
      <Table label="Analysis">
        <TableCaption>Analytical constituents</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead>Constituent</TableHead>
            <TableHead>Per 100 g</TableHead>
            <TableHead>Dry matter</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(([name, fresh, dry]) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell>{fresh}</TableCell>
              <TableCell>{dry}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </DesignSection>
  );
}

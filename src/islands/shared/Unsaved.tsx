/** Why something was not sent, and on a line of its own that nothing typed is lost: the texts of failures end in various ways. */
export function Unsaved({ failure, kept }: { failure: string; kept: string }) {
  return (
    <>
      {failure} <span className="block font-normal">{kept}</span>
    </>
  );
}

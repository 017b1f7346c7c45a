/** The way past the navigation, for whoever moves by keyboard. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to the content
    </a>
  );
}

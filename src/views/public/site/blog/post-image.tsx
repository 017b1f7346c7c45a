import styles from './blog.module.css';

type Props = { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };

/** The image of a post, in the same aspect ratio for all. */
export const ImageView = ({ url, width, height, alt }: Props) => (
  <img className={styles.image} src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
);
